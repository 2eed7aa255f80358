import { z } from 'zod'
import { endpoint, instant } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'

const tag = 'Profile'

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** New e-mail address, which replaces this one once its mailed link is opened. */
  pendingEmail: z.string().nullable(),
  isActive: z.boolean(),
  /** False for people who only sign in with a provider. */
  hasPassword: z.boolean(),
  isGoogle: z.boolean(),
  isApple: z.boolean(),
  lastLogin: instant.nullable(),
  /** Shown as the display name, in title case. */
  username: z.string(),
  /** A data URL. */
  profilePic: z.string().nullable(),
  refCode: z.string(),
  /** How many people signed up with it. */
  joined: z.number().int(),
  /** Whether the release notes are hidden. */
  clickOn: z.boolean(),
  assignedEmail: z.string().nullable(),
  assignedEmails: z.array(z.object({ email: z.string() })),
  notification: z.array(z.object({ notification: z.boolean() })),
  /** Whether the welcome screen is still to be shown. */
  welcomeScreen: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string(),
  countryId: z.string().nullable(),
  countryName: z.string().nullable(),
  city: z.string(),
  phoneNumber: z.string(),
  github: z.string(),
  linkedIn: z.string(),
  portfolio: z.string(),
  otherLinks: z.array(z.string()),
  emailSignature: z.string(),
  race: z.string().nullable(),
  hispanicOrLatino: z.string().nullable(),
  gender: z.string().nullable(),
  disability: z.string().nullable(),
  veteran: z.string().nullable(),
})
export type User = z.infer<typeof user>

const short = z.string().trim().max(120)
const link = z
  .string()
  .max(400)
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })], 'not_a_web_address' satisfies RefusalReason))

export const getProfile = endpoint({
  method: 'GET',
  path: 'users/profile',
  access: 'session',
  tag,
  summary: 'The signed-in user',
  answer: user,
})

export const updateProfile = endpoint({
  method: 'POST',
  path: 'users/profile',
  access: 'session',
  tag,
  summary: 'Change the profile; fields left out stay',
  body: z
    .object({
      firstName: short,
      lastName: short,
      preferredName: short,
      countryId: z.string().max(3).nullable(),
      city: short,
      phoneNumber: z.string().trim().max(40),
      github: link,
      linkedIn: link,
      portfolio: link,
      otherLinks: z.array(link).max(10),
      emailSignature: z.string().max(4000),
      race: short.nullable(),
      hispanicOrLatino: short.nullable(),
      gender: short.nullable(),
      disability: short.nullable(),
      veteran: short.nullable(),
    })
    .partial(),
  answer: user,
})

/** PNG, JPEG or WebP, in bytes: it goes along with the profile. */
export const mostPicture = 65_536

export const changePicture = endpoint({
  method: 'PUT',
  path: 'users/profile/picture',
  access: 'session',
  tag,
  summary: 'Change the picture: PNG, JPEG or WebP as base64, at most 64 KiB',
  body: z.object({
    picture: z
      .base64()
      .min(1)
      .max(Math.ceil(mostPicture / 3) * 4, 'picture_too_large' satisfies RefusalReason),
  }),
  answer: user,
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: 'users/profile/picture',
  access: 'session',
  tag,
  summary: 'Remove the picture',
  answer: user,
})

export const hideReleaseNotes = endpoint({
  method: 'PUT',
  path: 'users/profile/click-on',
  access: 'session',
  tag,
  summary: 'Hide or show the release notes',
  body: z.object({ clickOn: z.boolean() }),
})

export const updatePushSubscription = endpoint({
  method: 'PUT',
  path: 'users/profile/update-fcm',
  access: 'session',
  tag,
  summary: 'Remember where this browser takes push messages, in the place of what it said before',
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    /** A point on P-256, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  }),
})

export const allowNotifications = endpoint({
  method: 'PUT',
  path: 'users/profile/notification',
  access: 'session',
  tag,
  summary: 'Allow push messages to the browsers that gave their keys, or forbid them',
  body: z.object({ notification: z.boolean() }),
})

export const finishWelcome = endpoint({
  method: 'PUT',
  path: 'users/profile/welcome',
  access: 'session',
  tag,
  summary: 'Remember whether the welcome screen is still to be shown',
  body: z.object({ welcomeScreen: z.boolean() }),
})
