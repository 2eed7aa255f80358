import { getMessage, listThreads } from '../../../contract/mail.ts'
import { query } from '../../api.ts'

export const threadsQuery = (applicationId: string) => query(listThreads, { params: { id: applicationId } })
export const messageQuery = (id: string, remote: boolean) =>
  query(getMessage, { params: { id }, query: { remote: remote ? 'true' : 'false' } })
