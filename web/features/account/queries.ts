import { addressAvailability, listSessions, refCode } from '../../../contract/accounts.ts'
import { getMeta } from '../../../contract/meta.ts'
import { getProfile } from '../../../contract/profile.ts'
import { query } from '../../api.ts'

/** Decides where a person may go, so it stays until an event says that it changed. */
export const profileQuery = { ...query(getProfile, {}), staleTime: Number.POSITIVE_INFINITY }
export const metaQuery = { ...query(getMeta, {}), staleTime: Number.POSITIVE_INFINITY }
export const sessionsQuery = query(listSessions, {})
export const refCodeQuery = (code: string) => query(refCode, { query: { code } })
export const availabilityQuery = (name: string) => query(addressAvailability, { query: { name } })
