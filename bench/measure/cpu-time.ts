import { readdir, readFile } from 'node:fs/promises'

/** CPU seconds that a process and its descendants, ended ones included, have used; NaN where the system does not tell (only Linux does). */
export async function cpuSeconds(pid: number): Promise<number> {
  const processes = await Promise.all((await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(readStat))
  const byParent = Map.groupBy(
    processes.filter((one) => one !== null),
    ({ parent }) => parent,
  )
  const root = processes.find((one) => one?.pid === pid)
  if (!root) return Number.NaN
  const sum = (one: Stat): number => one.ticks + (byParent.get(one.pid) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(root) / ticksPerSecond
}

// USER_HZ: 100 on every Linux that Node runs on
const ticksPerSecond = 100

interface Stat {
  pid: number
  parent: number
  ticks: number
}

async function readStat(name: string): Promise<Stat | null> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // pid (name) state parent …; user, system, and those of waited-for children are fields 14 to 17
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((total, n) => total + Number(fields[n]), 0)
  return { pid: Number(name), parent: Number(fields[1]), ticks }
}
