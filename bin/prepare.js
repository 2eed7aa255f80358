// Makes a clone ready: installs the packages when they are missing or older than the lockfile, those of tests and checks with --dev only.
// With --web it builds the web app when its sources are newer. Runs before every command, on whatever Node the system has (20 or newer):
// plain JavaScript without packages. Writes to standard error only.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts)
// npm would leave out what is needed to build, and React its slow checks in, by what the environment says of its own
const env = { ...process.env, NODE_ENV: 'production' }
const changedAt = (/** @type {string} */ file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

install()
if (process.argv.includes('--web')) buildWeb()

function install() {
  const installed = inRoot('node_modules/.package-lock.json')
  // A machine that only runs the product saves 200 MB; where they are installed already, npm would remove them.
  const hasDev = existsSync(inRoot('node_modules/vitest'))
  const isDevMissing = process.argv.includes('--dev') && !hasDev
  if (changedAt(installed) >= changedAt(inRoot('package-lock.json')) && !isDevMissing) return
  requireWritable('The packages of this checkout are missing or out of date', root, inRoot('node_modules'))
  say('Installing the packages, once: this takes a minute or two')
  // Not `npm ci`: after a pull, it would throw away and fetch again all that did not change. Without saving, neither touches the lockfile.
  const dev = hasDev || isDevMissing ? '--include=dev' : '--omit=dev'
  const options = ['install', '--no-save', dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm?.endsWith('npm-cli.js')
    ? run(process.env.npm_node_execpath ?? process.execPath, [npm, ...options])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', options)
  if (status !== 0) stop('npm install did not succeed: see above, and try again')
  utimesSync(installed, new Date(), new Date())
}

function buildWeb() {
  const stamp = inRoot('web/dist/.built')
  const sources = [inRoot('web'), inRoot('contract'), inRoot('package-lock.json')]
  if (changedAt(stamp) >= Math.max(...sources.map(newest))) return
  requireWritable('The web app of this checkout is not built', inRoot('web'), inRoot('web/dist'))
  say('Building the web app')
  const startedAt = new Date()
  const { status } = run(pinnedNode(), [inRoot('node_modules/vite/bin/vite.js'), 'build', inRoot('web'), '--logLevel=error'])
  if (status !== 0) stop('The web app could not be built: see above')
  writeFileSync(stamp, '')
  utimesSync(stamp, startedAt, startedAt)
}

/** @param {string} reason @param {string[]} folders */
function requireWritable(reason, ...folders) {
  const locked = folders.filter(existsSync).find((folder) => !isWritable(folder))
  if (locked)
    stop(`${reason}, and ${path.resolve(locked)} is read-only. Make it writable or copy the checkout elsewhere, then try again.`)
}

function isWritable(/** @type {string} */ folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** When the newest file under `place` was changed. @returns {number} @param {string} place */
function newest(place) {
  if (!statSync(place).isDirectory()) return changedAt(place)
  const inside = readdirSync(place).filter((name) => name !== 'dist' && name !== 'node_modules')
  // a folder is newer too when a file was removed from it; the one that the build itself writes into does not count
  const own = existsSync(path.join(place, 'dist')) ? 0 : changedAt(place)
  return Math.max(own, ...inside.map((name) => newest(path.join(place, name))))
}

/** The Node that the lockfile pins for this platform, else the system's if it is new enough. */
function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const pinned = Object.keys(optionalDependencies)
    .map((name) => inRoot('node_modules', name, program))
    .find(existsSync)
  if (pinned) return pinned
  if (Number(process.versions.node.split('.')[0]) < 24) stop(`Node 24 or newer is needed on ${process.platform}-${process.arch}`)
  return process.execPath
}

function run(/** @type {string} */ program, /** @type {string[]} */ args) {
  // what the program writes goes to standard error: standard output belongs to the command that follows
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], env })
}

function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`)
}

/** @returns {never} */
function stop(/** @type {string} */ line) {
  say(line)
  process.exit(1)
}
