import { getSettings } from '../../../contract/settings.ts'
import { query } from '../../api.ts'

export const settingsQuery = { ...query(getSettings, {}), staleTime: Number.POSITIVE_INFINITY }
