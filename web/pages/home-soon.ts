// What every page behind the sign-in loads as soon as it stands, as one file.
export { AccountMenu } from '../features/account/account-menu.tsx'
export { follow } from '../features/live/follow.ts'
