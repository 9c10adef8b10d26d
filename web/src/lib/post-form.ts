// A form with a file goes out by XMLHttpRequest: fetch cannot tell how much of it has been sent.

interface PostOptions {
  onProgress?: (share: number) => void
  signal: AbortSignal
}

export function postForm(
  address: string,
  form: FormData,
  { onProgress, signal }: PostOptions,
): Promise<Response> {
  // An end that came before is told to nobody who listens from now on.
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const fail = (reason: string) => () => reject(new TypeError(reason))
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(asResponse(request))
    request.onerror = fail('Failed to send')
    request.onabort = fail('Given up')
    request.onloadend = () => signal.removeEventListener('abort', giveUp)
    request.open('POST', address)
    signal.addEventListener('abort', giveUp)
    request.send(form)
  })
}

function asResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? ''
  const { status, statusText } = request
  return new Response(request.responseText || null, { status, statusText, headers: { 'content-type': type } })
}
