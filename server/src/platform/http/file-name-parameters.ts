/** Old clients get letters every one of them reads, new ones the name itself (RFC 5987). */
export function fileNameParameters(name: string, plainName = name): string {
  const plain = plainName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
