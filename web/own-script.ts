import { trustedTypePolicies } from '../contract/content-policy.ts'
import { trustedTypePolicy } from './trusted-types.ts'

const policy = trustedTypePolicy(trustedTypePolicies.script, {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Not a script of ours')
    return url
  },
})

/** The address of a script of ours, for a worker or a service worker to run. */
export const ownScript = (url: string) => policy.createScriptURL(url)
