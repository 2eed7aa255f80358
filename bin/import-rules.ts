import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * Who may import what, for dependency-cruiser; `import-rules.test.ts` plants a breach of each rule and sees it refused.
 * Type imports count.
 */
const tests = '\\.test\\.tsx?$|^server/(testing|safety|specification)/'
const inputAndOutput =
  '^(node:)?(fs|net|tls|dns|dgram|http|https|http2|child_process|cluster|worker_threads|process|os|sqlite|readline|repl|inspector)(/|$)'

const configuration = {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file, or lack a third', {}, { circular: true }),
    rule(
      'contract-stands-alone',
      'The interface imports nothing but zod',
      { path: '^contract/', pathNot: tests },
      { pathNot: '^contract/|/zod/' },
    ),
    rule(
      'domain-knows-only-the-contract',
      'What a job search is depends on nothing else: no SQL, no HTTP, no bytes; of packages only the list of public suffixes',
      { path: '^domain/', pathNot: tests },
      { pathNot: '^(domain|contract)/|(^|/)node_modules/tldts/' },
    ),
    rule(
      'reader-stands-alone',
      'The reader imports only the domain and the contract',
      { path: '^reader/', pathNot: tests },
      { path: '^(server|web|bench|training|e2e|bin)/' },
    ),
    rule(
      'reader-is-pure',
      'The same bytes give the same reading: no file, network, process; but for the data files that are part of the reader',
      { path: '^reader/', pathNot: `^reader/(?:data-file|platforms/known)\\.ts$|${tests}` },
      { path: inputAndOutput, dependencyTypes: ['core'] },
    ),
    rule(
      'resume-knows-only-the-contract',
      'What a resume is depends on nothing else of ours',
      { path: '^resume/', pathNot: tests },
      { path: '^(domain|reader|server|web|bench|training|e2e|bin)/' },
    ),
    rule(
      'resume-is-pure',
      'The same document gives the same file: the renderer alone reads templates and fonts',
      { path: '^resume/', pathNot: `^resume/typst/|${tests}` },
      { path: `${inputAndOutput}|^resume/typst/` },
    ),
    rule(
      'web-knows-only-the-contract',
      'The browser shares the contract, and what a resume is',
      { path: '^web/', pathNot: tests },
      { path: '^(domain|server|reader|resume/typst|bench|training|e2e|bin)/' },
    ),
    rule(
      'training-knows-only-the-reader',
      'Models are learned from the corpus by what the reader sees of it',
      { path: '^training/', pathNot: tests },
      { path: '^(server|web|bench|e2e|bin)/' },
    ),
    rule(
      'server-does-not-know-the-browser',
      'The server serves what was built',
      { path: '^server/', pathNot: tests },
      { path: '^(web|bench|training|e2e|bin)/' },
    ),
    rule(
      'doors-are-opened-from-above',
      'Transport stands at the edge: features, mail and the database do not know it',
      { path: '^server/(features|mail|placement|db|lib)/', pathNot: tests },
      { path: '^server/doors/' },
    ),
    rule(
      'arrival-knows-no-application',
      'How a mail comes in does not depend on what it says',
      { path: '^server/mail/arrival/', pathNot: tests },
      { path: '^server/mail/(?!arrival/)|^server/(features|placement)/|^reader/' },
    ),
    rule(
      'mail-knows-no-feature',
      'A mail becomes part of an application the same way whatever the user can do with it later',
      { path: '^server/mail/', pathNot: tests },
      { path: '^server/features/' },
    ),
    rule(
      'features-know-no-mail',
      'What a user can do with an application holds whatever way its mail came',
      { path: '^server/features/', pathNot: tests },
      { path: '^server/mail/' },
    ),
    rule(
      'placement-is-below-mail-and-features',
      'A mail is placed the same way whoever asks for it',
      { path: '^server/placement/', pathNot: tests },
      { path: '^server/(features|mail|operations)/' },
    ),
    rule(
      'lib-knows-no-feature',
      'What all share depends on no feature, and on no reading of mail',
      { path: '^server/(lib|db)/', pathNot: tests },
      { path: '^server/(features|mail|placement)/|^reader/' },
    ),
    rule(
      'features-meet-through-index',
      'Another feature is entered by its index.ts',
      { path: '^server/features/([^/]+)/', pathNot: tests },
      { path: '^server/features/[^/]+/', pathNot: '^server/features/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'features-are-entered-through-index',
      'A feature is entered by its index.ts',
      { path: '^server/', pathNot: `^server/features/[^/]+/|${tests}` },
      { path: '^server/features/[^/]+/', pathNot: '^server/features/[^/]+/index\\.ts$' },
    ),
    rule(
      'web-features-meet-on-pages',
      'Features of the browser do not know each other: a page puts them together',
      { path: '^web/features/([^/]+)/', pathNot: tests },
      { path: '^web/(features/[^/]+|pages)/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'ui-fetches-nothing',
      'Parts of the look get what they show',
      { path: '^web/ui/', pathNot: tests },
      { path: '^web/(features|pages|api)' },
    ),
    rule(
      'few-open-a-pool',
      'A pool is opened once, at the start; everything else is given one',
      { path: '^server/', pathNot: `^server/(start|cli)\\.ts$|^server/(db|operations)/|${tests}` },
      { path: '^server/db/(connect|open|embedded)|(^|/)node_modules/pg/' },
    ),
    rule(
      'product-needs-no-test-parts',
      'What runs for users imports neither tests nor their tools',
      { path: '^(contract|domain|reader|server|web)/', pathNot: `${tests}|^web/vite\\.config\\.ts$` },
      { path: `${tests}|(^|/)node_modules/(vitest|@vitest|playwright-core|@axe-core)/` },
    ),
    rule(
      'parts-are-declared',
      'What is imported stands in package.json',
      { pathNot: '^node_modules' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule('imports-lead-somewhere', 'An import that leads nowhere', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no parser to call
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|coverage|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
} satisfies IConfiguration

export default configuration

function rule(name: string, comment: string, from: IRegularForbiddenRuleType['from'], to: IRegularForbiddenRuleType['to']) {
  return { name, severity: 'error' as const, comment, from, to }
}
