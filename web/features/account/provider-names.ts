export const providerNames = { google: 'Google', apple: 'Apple' } as const
