// Imported first by every command: a clear sentence instead of a syntax error deep in some package.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!isSupported) {
  console.error(
    `Tributary needs Node 20.19 or newer (22.12 or newer in the 22 line). This is Node ${process.version}.`,
  )
  process.exit(1)
}
