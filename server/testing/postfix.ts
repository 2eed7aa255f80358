import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

export const postfixPath = '/usr/sbin/postfix'

const run = promisify(execFile)

/** A real sending server: Debian's Postfix, which takes mail on a port of loopback and relays it over TLS. Needs root. */
export interface Postfix {
  port: number
  /** Messages that are not delivered yet. */
  queued(): Promise<number>
  /** Tries everything that was put off again now. */
  flush(): Promise<void>
  stop(): Promise<void>
}

export async function startPostfix(relayPort: number): Promise<Postfix> {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-postfix-'))
  await chmod(folder, 0o755)
  const [config, queue, data] = [path.join(folder, 'config'), path.join(folder, 'queue'), path.join(folder, 'data')]
  for (const each of [config, queue, data]) await mkdir(each)
  await run('chown', ['postfix', data])
  const port = await freePort()
  await writeFile(path.join(config, 'main.cf'), mainCf({ folder, queue, data, relayPort }))
  await writeFile(path.join(config, 'master.cf'), masterCf(port))
  const postfix = (...command: string[]) => run(postfixPath, ['-c', config, ...command])
  await postfix('start')
  return {
    port,
    async queued() {
      const folders = ['maildrop', 'incoming', 'active', 'deferred']
      const files = await Promise.all(
        folders.map((name) => readdir(path.join(queue, name), { recursive: true, withFileTypes: true })),
      )
      return files.flat().filter((file) => file.isFile()).length
    },
    async flush() {
      await postfix('flush')
    },
    async stop() {
      await postfix('stop').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Settings {
  folder: string
  queue: string
  data: string
  relayPort: number
}

const mainCf = ({ folder, queue, data, relayPort }: Settings) => `compatibility_level = 3.6
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
queue_directory = ${queue}
data_directory = ${data}
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = relay.example
mydestination =
local_recipient_maps =
alias_maps =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
relayhost = [127.0.0.1]:${relayPort}
smtp_tls_security_level = encrypt
smtp_dns_support_level = disabled
smtputf8_enable = yes
message_size_limit = 30000000
queue_run_delay = 1s
minimal_backoff_time = 1s
maximal_backoff_time = 2s
transport_retry_time = 1s
default_destination_concurrency_failed_cohort_limit = 1000
smtp_connect_timeout = 5s
`

const services: [name: string, type: string, program: string][] = [
  ['pickup', 'unix', 'pickup'],
  ['cleanup', 'unix', 'cleanup'],
  ['qmgr', 'unix', 'qmgr'],
  ['tlsmgr', 'unix', 'tlsmgr'],
  ['rewrite', 'unix', 'trivial-rewrite'],
  ['bounce', 'unix', 'bounce'],
  ['defer', 'unix', 'bounce'],
  ['trace', 'unix', 'bounce'],
  ['smtp', 'unix', 'smtp'],
  ['relay', 'unix', 'smtp'],
  ['error', 'unix', 'error'],
  ['retry', 'unix', 'error'],
  ['anvil', 'unix', 'anvil'],
  ['scache', 'unix', 'scache'],
  ['proxymap', 'unix', 'proxymap'],
  ['postlog', 'unix-dgram', 'postlogd'],
]

const single = new Set(['qmgr', 'pickup', 'tlsmgr', 'postlog', 'anvil', 'scache'])
const unlimited = new Set(['cleanup', 'bounce'])

/** service, type, private, unprivileged, chroot, wakeup, maximum, command */
const masterCf = (port: number) =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    ...services.map(([name, type, program]) => {
      const wakeup = name === 'qmgr' || name === 'pickup' ? '1' : '-'
      const isPublic = ['pickup', 'cleanup', 'qmgr', 'postlog'].includes(name)
      const processes = single.has(name) ? '1' : unlimited.has(program) ? '0' : '-'
      return `${name} ${type} ${isPublic ? 'n' : '-'} - n ${wakeup} ${processes} ${program}`
    }),
    '',
  ].join('\n')
