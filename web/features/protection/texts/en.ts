export const en = {
  'protection.refused': 'The check against automated sign-ups did not pass. Try once more.',
  'protection.insecure': 'The check against automated sign-ups needs a secure connection. Open this page over https.',
} as const
