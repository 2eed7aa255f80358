import type { User } from '../../../contract/profile.ts'
import type { ApiProblem } from '../../api.ts'
import { PasswordField } from '../../ui/field.tsx'
import { t } from './texts/index.ts'

interface OwnPasswordProps {
  user: User
  name: string
  problem: ApiProblem | null
  autoFocus?: boolean
}

/** Shows that the person asks, and not who found the browser open. Nothing, for an account that has no password. */
export function OwnPassword({ user, name, problem, autoFocus = false }: OwnPasswordProps) {
  if (!user.hasPassword) return null
  return (
    <PasswordField
      name={name}
      label={t('field.password.own')}
      autoComplete="current-password"
      required
      maxLength={200}
      autoFocus={autoFocus}
      error={problem && isAboutPassword(problem) ? t('account.wrongPassword') : undefined}
    />
  )
}

/** Messages above the form, which belong to no field. */
export function problemElsewhere(problem: ApiProblem | null): string | undefined {
  if (!problem || isAboutPassword(problem)) return undefined
  return problem.code === 'fresh_sign_in_needed' ? t('account.signInAgain') : problem.message
}

function isAboutPassword({ code }: ApiProblem): boolean {
  return code === 'wrong_credentials' || code === 'password_needed'
}
