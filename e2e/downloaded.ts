import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What was saved. The browser is another process's, so its file is not one to open here. */
export const downloaded = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream())
