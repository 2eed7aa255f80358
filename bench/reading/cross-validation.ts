import { unpackModel } from '../../reader/kind/model.ts'
import { readKind } from '../../reader/kind.ts'
import { readNormalised } from '../../reader/read.ts'
import { readCorpus, readNameCases, trainingSet } from '../../training/corpus.ts'
import { groupsOf } from '../../training/groups.ts'
import { assignFolds, trainKindModel, withoutGroups } from '../../training/kinds.ts'
import { learnNames } from '../../training/named.ts'
import type { Result } from './score.ts'

/**
 * The repository's own mails, each read by models that have seen neither it nor any other of the same employer, sender
 * or wording.
 */
export async function crossValidate(): Promise<Result[]> {
  const labelled = await readCorpus()
  const taught = [...labelled, ...(await readNameCases())]
  const groups = groupsOf(taught)
  const names = learnNames(taught, groups)
  const all = await trainingSet(labelled, groups, names)
  const foldOf = assignFolds(groups.slice(0, labelled.length))
  const found: Result[] = []
  for (const fold of new Set(foldOf)) {
    const set = withoutGroups(all, new Set(groups.filter((_, n) => foldOf[n] === fold)))
    const model = unpackModel(trainKindModel(set))
    for (const [n, truth] of labelled.entries()) {
      if (foldOf[n] !== fold) continue
      const startedAt = performance.now()
      const reading = readNormalised(truth.mail, (...said) => readKind(...said, model), names.unseen[n])
      found.push({ truth, reading, milliseconds: performance.now() - startedAt })
    }
  }
  return found
}
