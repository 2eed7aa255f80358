/** Every refusal that the interface can answer with: its HTTP status and a title that never changes. */
export const errors = {
  bad_input: { status: 400, title: 'The input is not valid' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  wrong_credentials: { status: 401, title: 'E-mail or password is wrong' },
  refresh_rejected: { status: 401, title: 'The session has ended' },
  address_missing: { status: 403, title: 'Choose an address first' },
  proof_required: { status: 403, title: 'Confirm that you are not a robot' },
  sign_up_closed: { status: 403, title: 'Signing up is closed' },
  account_disabled: { status: 403, title: 'This account is disabled' },
  not_found: { status: 404, title: 'Not found' },
  address_taken: { status: 409, title: 'The address is taken' },
  address_refused: { status: 409, title: 'The address can not be used' },
  address_already_assigned: { status: 409, title: 'You have an address already' },
  max_account_limit_reached: { status: 409, title: 'The account limit is reached' },
  conflict: { status: 409, title: 'It was changed meanwhile' },
  link_expired: { status: 410, title: 'The link has expired' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_type: { status: 415, title: 'This type is not taken' },
  ref_code_required: { status: 422, title: 'A valid referral code is needed' },
  password_weak: { status: 422, title: 'Choose another password' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not available right now' },
} as const

export type ErrorCode = keyof typeof errors
