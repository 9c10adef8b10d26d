// What a device calls itself, short enough for a list. The order matters: most browsers also claim to be another one.

const browsers: Array<[RegExp, string]> = [
  [/MicroMessenger/, 'WeChat'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: Array<[RegExp, string]> = [
  [/iPhone|iPad/, 'iOS'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Such as `Chrome · Windows`; empty when nothing is recognised. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: Array<[RegExp, string]>) => table.find(([sign]) => sign.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ')
}
