import type { ResumeDocument } from '../../../contract/resume-document.ts'
import * as contract from '../../../contract/resumes.ts'
import type { Context } from '../../lib/context.ts'
import { type FileAnswer, type Route, route } from '../../lib/route.ts'
import { requireRoom } from '../personal-data/index.ts'
import { listResumes } from './queries.ts'
import { renderResume } from './render.ts'
import { deleteResume, itemOf, readResume, saveResume, startResume } from './resume.ts'

export function resumeRoutes(context: Context): Route[] {
  const { db } = context
  const requireRoomFor = (userId: string, document: ResumeDocument | undefined) =>
    requireRoom(context, userId, Buffer.byteLength(JSON.stringify(document ?? '')))
  return [
    route(contract.listResumes, async ({ caller }) => ({ list: (await listResumes(db, caller.userId)).map(itemOf) })),
    route(contract.createResume, async ({ caller, body }) => {
      await requireRoomFor(caller.userId, body.document)
      return startResume(db, caller.userId, caller.address, body)
    }),
    route(contract.getResume, ({ caller, params }) => readResume(db, caller.userId, params.id)),
    route(contract.saveResume, async ({ caller, params, body }) => {
      await requireRoomFor(caller.userId, body.document)
      return saveResume(db, caller.userId, params.id, body)
    }),
    route(contract.deleteResume, ({ caller, params }) => deleteResume(db, caller.userId, params.id)),
    route(contract.previewResume, async ({ caller, body }) => ({
      filename: 'preview.pdf',
      type: 'application/pdf',
      content: await renderResume(caller.userId, body.document),
    })),
    route(contract.getResumeFile, async ({ caller, params, query }) => {
      const { name, document } = await readResume(db, caller.userId, params.id)
      return fileOf(caller.userId, name, document, query)
    }),
  ]
}

async function fileOf(
  userId: string,
  name: string,
  document: ResumeDocument,
  { format, template }: { format: 'pdf' | 'json'; template?: ResumeDocument['x-applybox']['look']['template'] | undefined },
): Promise<FileAnswer> {
  if (format === 'json')
    return { filename: `${name}.json`, type: 'application/json', content: Buffer.from(JSON.stringify(document, null, 2)) }
  const extra = document['x-applybox']
  const look = template ? { ...extra.look, template } : extra.look
  const content = await renderResume(userId, { ...document, 'x-applybox': { ...extra, look } })
  return { filename: `${name}.pdf`, type: 'application/pdf', content }
}
