import { linkDocument } from '../../../contract/documents.ts'
import { getAttachment } from '../../../contract/mail.ts'
import { ApiProblem, call } from '../../api.ts'
import { download } from '../../download.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationFile } from './files.ts'

/** Hands a file to the browser to save: an upload by its temporary link, so that its bytes need no room in the page. */
export async function saveFile({ origin, filename }: ApplicationFile): Promise<void> {
  if (origin.as === 'mail') {
    await download(getAttachment, { params: { id: origin.mailId, n: origin.n } }, filename)
    return
  }
  try {
    const { url } = await call(linkDocument, { params: { id: origin.id } })
    Object.assign(document.createElement('a'), { href: url, download: filename }).click()
  } catch (error) {
    toast({ type: 'error', message: error instanceof ApiProblem ? error.message : undefined })
  }
}
