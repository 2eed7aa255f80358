import type { Kind } from '../domain/reading.ts'
import { formOf as companyForm } from '../reader/facts/company/form.ts'
import { companyChoice } from '../reader/facts/company.ts'
import { companyContext, saidIn, titleContext } from '../reader/facts/named.ts'
import { type NamesModel, namesModelOf } from '../reader/facts/names-model.ts'
import { type Field, pick, type Ranking, sharesOf } from '../reader/facts/ranking.ts'
import { type Case, caseOf, learnRanking } from '../reader/facts/ranking-training.ts'
import { formOf as titleForm } from '../reader/facts/title/groups.ts'
import { titleChoice } from '../reader/facts/title.ts'
import type { PackedUsage } from '../reader/facts/usage.ts'
import { carriesTitle } from '../reader/facts.ts'
import { assignFolds } from './kinds.ts'
import type { Labelled } from './labelled.ts'
import { sameNameKey } from './names.ts'
import { renamed } from './renamed.ts'
import { type LearnedUsage, learnUsage } from './usage.ts'

/**
 * From here on a name is stated: where the precision that is wanted begins. A missing name costs a key press, a wrong one
 * trust.
 */
const thresholds = { company: 0.7, title: 0.62 }

/** Accounts teach employers too, also those at boards, of which the reader tells none. */
const carriesCompany = (kind: Kind): boolean => kind !== 'other' && kind !== 'job_alert'

/** What has been learned about names. */
export interface LearnedNames {
  model: NamesModel
  /** For each mail a model that has seen neither it nor any other of its group. */
  unseen: NamesModel[]
  /** For each mail what such a model holds likeliest, told or not. */
  likeliest: { company: Guess[]; title: Guess[] }
}

/** The likeliest candidate, how likely it is the right one, and what a person says. */
export interface Guess {
  text: string | null
  share: number
  label: string | null
}

/**
 * One of so many mails is learned from twice, the second time with its employer renamed: more of them would cost what
 * the names of those that write so are like.
 */
const copied = 3

/**
 * Learns how candidates weigh; the companies that titles are learned with are read by models that had not seen the
 * mail.
 */
export function learnNames(originals: readonly Labelled[], groupsOfOriginals: string[]): LearnedNames {
  const copies = originals.flatMap((labelled, n) => {
    const copy = n % copied === 0 ? renamed(labelled) : null
    return copy ? [{ copy, group: groupsOfOriginals[n] ?? '' }] : []
  })
  const mails = [...originals, ...copies.map(({ copy }) => copy)]
  const groups = [...groupsOfOriginals, ...copies.map(({ group }) => group)]
  const said = mails.map(({ mail, platform }) => saidIn(mail, platform))
  const usage = {
    company: learnUsage(originals, groupsOfOriginals, 'company'),
    title: learnUsage(originals, groupsOfOriginals, 'title'),
  }
  const companies = mails.map((labelled, n): Known => {
    const { mail, platform } = labelled
    const usageOf = usage.company.without(groups[n] ?? '')
    const { candidates, field } = companyChoice(companyContext(mail, platform, said[n] ?? saidIn(mail, platform), usageOf))
    return known(
      field,
      candidates.map(({ forms }) => companyForm(forms, mail)),
      labelled.company,
    )
  })
  const company = learn(companies, mails, groups, carriesCompany, thresholds.company)
  const titles = originals.map((labelled, n): Known => {
    const { mail, platform } = labelled
    const read = readBy(company.unseen[n], companies[n])
    const usageOf = usage.title.without(groups[n] ?? '')
    const { groups: candidates, field } = titleChoice(
      titleContext(mail, platform, said[n] ?? saidIn(mail, platform), read, usageOf),
    )
    return known(field, candidates.map(titleForm), labelled.title)
  })
  const title = learn(titles, originals, groupsOfOriginals, carriesTitle, thresholds.title)
  return {
    model: namesModelOf(company.whole, title.whole, {
      company: usage.company.of(() => true),
      title: usage.title.of(() => true),
    }),
    unseen: unseenOf(company.unseen.slice(0, originals.length), title.unseen, usage, groupsOfOriginals),
    likeliest: {
      company: originals.map((mail, n) => likeliest(company.unseen[n], companies[n], mail.company)),
      title: originals.map((mail, n) => likeliest(title.unseen[n], titles[n], mail.title)),
    },
  }
}

/** For each mail what has seen neither it nor any other of its fold. */
function unseenOf(
  company: readonly Ranking[],
  title: readonly Ranking[],
  usage: Record<'company' | 'title', LearnedUsage>,
  groups: readonly string[],
): NamesModel[] {
  const companies = usedBeside(company, usage.company, groups)
  const titles = usedBeside(title, usage.title, groups)
  const models = new Map<Ranking, Map<Ranking, NamesModel>>()
  return groups.map((_, n) => {
    const [employers, jobs] = [company[n] as Ranking, title[n] as Ranking]
    const known = models.get(employers) ?? new Map<Ranking, NamesModel>()
    models.set(employers, known)
    const usedHere = { company: companies.get(employers) ?? unused, title: titles.get(jobs) ?? unused }
    const model = known.get(jobs) ?? namesModelOf(employers, jobs, usedHere)
    known.set(jobs, model)
    return model
  })
}

const unused: PackedUsage = { name: '', prose: '' }

/** How words are used in mails of the folds that a ranking was learned from. */
function usedBeside(rankings: readonly Ranking[], usage: LearnedUsage, groups: readonly string[]): Map<Ranking, PackedUsage> {
  return new Map(
    [...Map.groupBy(groups.keys(), (n) => rankings[n] as Ranking)].map(([ranking, mails]) => {
      const own = new Set(mails.map((n) => groups[n] ?? ''))
      return [ranking, usage.of((group) => !own.has(group))]
    }),
  )
}

function likeliest(ranking: Ranking | undefined, of: Known | undefined, label: string | null): Guess {
  const shares = ranking && of ? sharesOf(ranking, of.field) : []
  const share = Math.max(0, ...shares)
  return { text: of?.texts[shares.indexOf(share)] ?? null, share, label }
}

interface Known {
  field: Field
  texts: string[]
  one: Case
}

function known(field: Field, texts: string[], label: string | null): Known {
  const key = label === null ? null : sameNameKey(label)
  return {
    field,
    texts,
    one: caseOf(
      field,
      texts.map((text) => sameNameKey(text) === key),
    ),
  }
}

function readBy(ranking: Ranking | undefined, of: Known | undefined): string | null {
  return ranking && of ? (of.texts[pick(ranking, sharesOf(ranking, of.field), of.texts.map(sameNameKey))] ?? null) : null
}

function learn(
  cases: Known[],
  mails: readonly Labelled[],
  groups: string[],
  carriesName: (kind: Kind) => boolean,
  threshold: number,
) {
  const foldOf = assignFolds(groups)
  const isTold = (n: number) => carriesName(mails[n]?.kind ?? 'other')
  const learnFrom = (isIn: (n: number) => boolean) =>
    learnRanking(
      cases.filter((_, n) => isTold(n) && isIn(n)).map(({ one }) => one),
      threshold,
    )
  const byFold = new Map([...new Set(foldOf)].map((fold) => [fold, learnFrom((n) => foldOf[n] !== fold)] as const))
  const whole = learnFrom(() => true)
  return { whole, unseen: cases.map((_, n) => byFold.get(foldOf[n] ?? -1) ?? whole) }
}
