/**
 * To TypeScript what a policy makes is a string, as the browser takes it wherever a string may stand. A browser that knows Trusted Types
 * takes nothing else for HTML or the address of a script; in the others the rules hold alone.
 */
interface Rules {
  createHTML?: (text: string, ...more: never[]) => string
  createScriptURL?: (url: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy<R extends Rules>(name: string, rules: R): R }
  }
}

export function trustedTypePolicy<R extends Rules>(name: string, rules: R): R {
  return window.trustedTypes?.createPolicy(name, rules) ?? rules
}
