import { readConfig } from '../config.ts'
import { describeFindings, examine } from './examine.ts'

/** `applybox doctor`: whether this installation can do its work, and what to do where it cannot. Exits with 1 when something is broken. */
export const doctor = {
  usage: 'doctor',
  description: 'Check disk, database, ports, DNS, certificates and relay, and say what to do',
  async run() {
    const findings = await examine(readConfig(process.env))
    process.stdout.write(describeFindings(findings))
    if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1
  },
}
