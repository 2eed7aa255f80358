/** What postings ask for by name, one line each: the usual name first, then other spellings and words for the same. In lower case, without accents. */
export const skills = `
javascript|js|ecmascript
typescript|ts
python
java
kotlin
c#|csharp|.net|dotnet|asp.net
c++|cpp
golang|go-lang
rust
ruby|ruby on rails|rails
php|laravel|symfony
scala
swift|ios
android
sql|structured query language
postgresql|postgres
mysql|mariadb
oracle database|pl/sql
mongodb|nosql
redis
elasticsearch|opensearch
kafka|event streaming
rabbitmq|message queue|message queues
react|react.js|reactjs
angular
vue|vue.js|vuejs
node.js|nodejs|node
next.js|nextjs
html|html5
css|css3|sass|tailwind
rest|rest api|rest apis|restful
graphql
grpc
microservices|microservice
docker|containers|containerization|containerisierung
kubernetes|k8s|openshift
terraform|infrastructure as code|iac
ansible
aws|amazon web services
azure
gcp|google cloud
linux|unix
git|github|gitlab
ci/cd|continuous integration|continuous delivery|jenkins|github actions|gitlab ci
devops|site reliability|sre
prometheus|grafana|observability|monitoring
agile|scrum|kanban
jira|confluence
machine learning|maschinelles lernen|ml
deep learning|neural networks
pytorch|tensorflow
pandas|numpy
data analysis|datenanalyse|data analytics|analytics
data engineering|etl|data pipelines|datenpipelines
spark|hadoop|databricks
snowflake|bigquery|data warehouse|data warehousing
power bi|tableau|looker
excel|ms excel|microsoft excel
ms office|microsoft office|office 365|microsoft 365
sap|s/4hana
salesforce|crm
figma|sketch|adobe xd
photoshop|illustrator|adobe creative suite
ux|user experience|usability
ui design|interface design
accessibility|wcag|barrierefreiheit
seo|search engine optimization
google analytics
content marketing|content creation
social media
project management|projektmanagement|projektleitung|project manager
product management|produktmanagement|product owner
stakeholder management|stakeholders
people management|personalfuhrung|fuhrungserfahrung|team leadership|leadership|teamleitung
mentoring|mentors|coaching
budget|budgeting|budgetverantwortung
accounting|buchhaltung|bookkeeping
controlling|financial planning
sales|vertrieb
business development
customer service|kundenservice|customer support|kundenbetreuung
procurement|einkauf|purchasing
logistics|logistik|supply chain
quality assurance|qualitatssicherung|qa
test automation|testautomatisierung|automated testing|selenium|cypress|playwright
unit tests|unit testing|tdd|test-driven
security|information security|it-sicherheit|cybersecurity
gdpr|dsgvo|data protection|datenschutz
iso 27001
networking|tcp/ip
embedded|firmware
matlab|simulink
cad|autocad|solidworks|catia
plc|sps
communication skills|kommunikationsstarke|communication
presentation skills|prasentation|presentations
driving licence|driver's license|fuhrerschein
english|englisch|anglais|ingles|inglese
german|deutsch|allemand|aleman|tedesco
french|franzosisch|francais|frances
spanish|spanisch|espagnol|espanol
italian|italienisch|italien|italiano
dutch|niederlandisch|nederlands
polish|polnisch|polski
swedish|schwedisch|svenska
bachelor|bachelor's degree|bsc|b.sc.|ba
master|master's degree|msc|m.sc.|ma|diplom
phd|doctorate|promotion|dr.
degree|studium|hochschulabschluss|university degree|abgeschlossenes studium
vocational training|ausbildung|berufsausbildung|apprenticeship`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
