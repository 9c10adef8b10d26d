// Sends a file as a browser's form does.
import type { Call } from '#contract/call'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>

export async function upload(
  server: Server,
  call: Call,
  fields: Record<string, string>,
  /** Undefined: the form is sent without one. */
  file: Buffer | undefined,
  caller: { cookies?: Record<string, string> } = {},
  fileName = 'scan.exe',
) {
  const boundary = 'a-boundary-of-the-tests'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/html\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: call.path,
    cookies: caller.cookies,
    headers: {
      host: server.domain,
      'accept-language': 'en',
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + (file ? head : '')),
      ...(file ? [file, Buffer.from('\r\n')] : []),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  })
  return response.json() as {
    code: number
    msg: string
    data: { upload_id: string; url: string; mime: string; size: number }
  }
}
