// Database servers leave the process group of whoever started them, so a killed test leaves one behind.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** Ends the PostgreSQL servers whose files lie below a folder of ours. @param {string} folder */
export function endStrayServers(folder) {
  for (const cluster of findClusters(folder, 4)) {
    const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === cluster) process.kill(pid, 'SIGQUIT')
    } catch {
      // Gone already, or the number now belongs to another program.
    }
  }
}

/** @param {string} folder @param {number} depth @returns {string[]} */
function findClusters(folder, depth) {
  if (existsSync(path.join(folder, 'postmaster.pid'))) return [folder]
  if (depth === 0) return []
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap(entry =>
      entry.isDirectory() ? findClusters(path.join(folder, entry.name), depth - 1) : [],
    )
  } catch {
    return []
  }
}
