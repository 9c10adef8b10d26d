// Preloaded into the server: when the starter is killed without a chance to pass it on, the server stops too.
// Its own web processes inherit this file and need none of it: node:cluster ends them when they lose the first one.
import cluster from 'node:cluster'

if (cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
