import { enableCompileCache } from 'node:module'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../node_modules/.cache/compiled')

/**
 * Compiles what is imported from here on only once for all starts, in threads too, which find the folder in their environment: starting takes
 * a third of the time. In a folder of our own, where nobody else can put code. Where it cannot be written everything works as without.
 */
export function keepCompiled(): void {
  const { directory } = enableCompileCache(folder)
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE = folder
}
