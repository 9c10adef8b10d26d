// Preloaded into the server: when the starter is killed without a chance to pass it on, the server stops too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
