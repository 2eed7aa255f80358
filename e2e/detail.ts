import { createApplication } from '../contract/applications.ts'
import type { Person } from './journey.ts'

/** Notes an application and opens it; answers its id. */
export async function openNew({ page, call }: Person, company: string, title: string, tab = ''): Promise<string> {
  const { id } = await call(createApplication, { body: { company, title } })
  await page.goto(`/active-applications/${id}${tab && `?tab=${tab}`}`)
  await page.getByRole('heading', { name: title, level: 1 }).last().waitFor()
  return id
}
