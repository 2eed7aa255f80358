/** What is known of one system that sends mail on behalf of employers. */
export interface Platform {
  /** Lower-case name, as `Reading.platform` says it. */
  name: string
  /** What it does for the employer: a board also sends digests of other people's jobs, a screening service never hires. */
  type: 'ats' | 'board' | 'assessment' | 'scheduling' | 'signing' | 'screening' | 'calendar'
  /** Names under which the platform itself appears in a mail; none of them is the employer. */
  brands: string[]
  /** Domains it sends from (their subdomains too), or one whole address. */
  senders: string[]
  /** Hosts of its posting and candidate pages; `*.` stands for the employer's own label. */
  links?: string[]
  /** Where an address or link carries the employer's short name. */
  tenant?: ('subdomain' | 'local-part' | 'link' | 'path')[]
  /** Subject lines with {company} and {title} in their places, (a|b) for alternatives and * for anything. */
  subjects?: string[]
}
