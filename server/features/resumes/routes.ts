import { checkResume, fitResume as fitContract } from '../../../contract/resume-check.ts'
import type { ResumeDocument } from '../../../contract/resume-document.ts'
import * as contract from '../../../contract/resumes.ts'
import { match } from '../../../resume/match.ts'
import { printed } from '../../../resume/printed.ts'
import type { Context } from '../../lib/context.ts'
import { languageOf } from '../../lib/language.ts'
import { type Route, route } from '../../lib/route.ts'
import { keepCopy } from '../documents/index.ts'
import { requireRoom } from '../personal-data/index.ts'
import { archiveOfResumes } from './archive.ts'
import { checkDocument } from './check.ts'
import { nameOfFile, resumeFile } from './file.ts'
import { fitResume } from './fit.ts'
import { importResume } from './import.ts'
import { proposeLetter } from './letter.ts'
import { findPosting, listResumes } from './queries.ts'
import { renderResume } from './render.ts'
import { deleteResume, itemOf, readResume, saveResume, startResume, startVersion } from './resume.ts'
import { openShared, setLink } from './share.ts'
import { deleteState, keepState, listStates, readState } from './states.ts'

export function resumeRoutes(context: Context): Route[] {
  const { db } = context
  const requireRoomFor = (userId: string, document: ResumeDocument | undefined) =>
    requireRoom(context, userId, Buffer.byteLength(JSON.stringify(document ?? '')))
  return [
    route(contract.listResumes, async ({ caller, query }) => ({
      list: (await listResumes(db, caller.userId, query)).map(itemOf),
    })),
    route(contract.archiveResumes, ({ caller, request }) =>
      archiveOfResumes(context, caller.userId, languageOf(request.headers)),
    ),
    route(contract.createResume, async ({ caller, body }) => {
      await requireRoomFor(caller.userId, body.document)
      return startResume(db, caller.userId, caller.address, body)
    }),
    route(contract.getResume, ({ caller, params }) => readResume(db, caller.userId, params.id)),
    route(contract.saveResume, async ({ caller, params, body }) => {
      await requireRoomFor(caller.userId, body.document)
      return saveResume(db, caller.userId, params.id, body)
    }),
    route(contract.createVersion, ({ caller, params, body }) => startVersion(db, caller.userId, params.id, body.applicationId)),
    route(contract.attachResume, async ({ caller, params, body }) => {
      const { name, document } = await readResume(db, caller.userId, params.id)
      const { applicationId, part } = body
      const bytes = Buffer.from(await renderResume(caller.userId, { document, format: 'pdf', part }))
      await requireRoom(context, caller.userId, bytes.length)
      const file = { filename: `${nameOfFile(name, document, part)}.pdf`, bytes }
      return keepCopy(db, caller.userId, applicationId, file, part === 'resume' ? params.id : null)
    }),
    route(contract.matchResume, async ({ caller, params }) => {
      const { document } = await readResume(db, caller.userId, params.id)
      const posting = await findPosting(db, caller.userId, params.id)
      return { hasPosting: posting !== null, list: posting === null ? [] : match(posting, printed(document)) }
    }),
    route(contract.shareResume, ({ caller, params }) => setLink(db, caller.userId, params.id, true)),
    route(contract.unshareResume, ({ caller, params }) => setLink(db, caller.userId, params.id, false)),
    route(contract.openSharedResume, ({ params, reply }) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      return openShared(db, params.token)
    }),
    route(contract.draftLetter, ({ caller, params, query }) => proposeLetter(db, caller.userId, params.id, query)),
    route(contract.listResumeStates, async ({ caller, params }) => ({ list: await listStates(db, caller.userId, params.id) })),
    route(contract.keepResumeState, async ({ caller, params, body }) => {
      await requireRoomFor(caller.userId, body.document)
      return keepState(db, caller.userId, params.id, body)
    }),
    route(contract.getResumeState, ({ caller, params }) => readState(db, caller.userId, params.id, params.stateId)),
    route(contract.deleteResumeState, ({ caller, params }) => deleteState(db, caller.userId, params.id, params.stateId)),
    route(contract.deleteResume, ({ caller, params }) => deleteResume(db, caller.userId, params.id)),
    route(contract.importResume, ({ caller, body }) => importResume(db, caller.userId, body)),
    route(contract.previewResume, async ({ caller, body }) => ({
      filename: 'preview.pdf',
      type: 'application/pdf',
      content: await renderResume(caller.userId, { ...body, format: 'pdf' }),
    })),
    route(checkResume, ({ caller, body }) => checkDocument(caller.userId, body.document)),
    route(fitContract, ({ caller, body }) => fitResume(db, caller.userId, body.document)),
    route(contract.getResumeFile, async ({ caller, params, query }) => {
      const { name, document } = await readResume(db, caller.userId, params.id)
      return resumeFile(caller.userId, name, document, query)
    }),
  ]
}
