// Forms with a file, whole and in every kind of pieces.
import fc, { type Arbitrary } from 'fast-check'
import { hostileTexts } from './hostile-values'

interface Form {
  type: string
  body: Buffer
}

const boundary = 'a-boundary-of-the-fuzz'
const usualType = `multipart/form-data; boundary=${boundary}`
/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const files = [
  pixel,
  pixel.subarray(0, 30),
  Buffer.alloc(0),
  Buffer.from('%PDF-1.4\n%%EOF'),
  Buffer.from('reference,outcome\nP000001,success\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.alloc(70_000, 0),
]

interface Part {
  head: string
  content: Buffer
}

const fieldPart = (name: string, value: string): Part => ({
  head: `content-disposition: form-data; name="${name}"`,
  content: Buffer.from(value),
})

const filePart = (name: string, fileName: string, content: Buffer): Part => ({
  head: `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png`,
  content,
})

function formOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

export function uploadBody(input: unknown): Arbitrary<Form> {
  const fields = Object.entries(typeof input === 'object' && input !== null ? input : { input }).map(
    ([name, value]) => fieldPart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  )
  const fileName = fc.constantFrom(
    'scan.png',
    '',
    '../../x',
    ...hostileTexts.map(text => text.slice(0, 3000)),
  )
  const file = fc
    .tuple(fileName, fc.constantFrom(...files))
    .map(([name, body]) => filePart('file', name, body))
  const whole = file.map(part => ({ type: usualType, body: formOf([...fields, part]) }))
  const odd = fc.constantFrom(...oddForms(fields))
  const cut = fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ type, body }, share]) => ({ type, body: body.subarray(0, Math.floor(body.length * share)) }))
  const flipped = fc.tuple(whole, fc.nat(), fc.nat(255)).map(([{ type, body }, where, byte]) => {
    const changed = Buffer.from(body)
    changed[where % changed.length] = byte
    return { type, body: changed }
  })
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 3, arbitrary: odd },
    { weight: 3, arbitrary: cut },
    flipped,
  )
}

function oddForms(fields: readonly Part[]): Form[] {
  const file = filePart('file', 'scan.png', pixel)
  const form = (...parts: Part[]) => ({ type: usualType, body: formOf(parts) })
  const body = formOf([...fields, file])
  return [
    form(),
    form(file),
    form(...fields),
    form(...fields, file, file),
    form(...fields, ...fields, file),
    form(filePart('a'.repeat(500), 'scan.png', pixel)),
    form(fieldPart('a'.repeat(5000), 'x'), file),
    form(...Array.from({ length: 50 }, (_, index) => fieldPart(`f${index}`, 'x')), file),
    form(fieldPart('__proto__', 'x'), fieldPart('constructor', 'x'), file),
    form(fieldPart('purpose', 'x'.repeat(50_000)), file),
    form({ head: 'content-disposition: form-data', content: pixel }),
    form({ head: 'content-type: image/png', content: pixel }),
    form({ head: '', content: pixel }),
    form({ head: `content-disposition: form-data; name="file"; filename*=UTF-8''%ff%00`, content: pixel }),
    form({ head: 'x: '.repeat(30_000), content: pixel }),
    { type: usualType, body: Buffer.alloc(0) },
    { type: usualType, body: Buffer.from(`--${boundary}`) },
    { type: usualType, body: Buffer.from(`--${boundary}--\r\n`) },
    { type: usualType, body: Buffer.from('\r\n'.repeat(1000)) },
    { type: 'multipart/form-data; boundary=another', body },
    { type: 'multipart/form-data', body },
    { type: 'multipart/form-data; boundary=', body },
    { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, body },
    { type: 'multipart/form-data; boundary="', body },
    { type: 'multipart/mixed; boundary=x', body },
    { type: 'application/json', body: Buffer.from('{}') },
    { type: 'text/plain', body },
  ]
}
