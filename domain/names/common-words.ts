/** Words in the names of many employers, as `companyKey` writes them. Alone they identify none. */
export const common = new Set(
  (
    'nhs hospitals personal personalservice zeitarbeit uitzendbureau interim ' +
    'and of for the group groupe gruppe grupo gruppo holding holdings international global europe uk us usa ireland germany deutschland ' +
    'france espana nederland hotel hotels health healthcare care home homes clinic hospital university universitat college school bank ' +
    'labs lab studio studios media digital software systems system solutions services service technologies technology tech data ' +
    'consulting partners recruitment recruiting staffing talent search logistics logistica supply chain energy foods food restaurant ' +
    'cafe bar shop store stores city north south east west new first royal national general american united trust foundation council ' +
    'de del la el los las di da du des van der den'
  ).split(' '),
)
