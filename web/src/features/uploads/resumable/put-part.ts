// One part goes to the bucket by XMLHttpRequest: fetch cannot tell how much of it has been sent.

/** A line on which nothing moves for so long is given up. */
const silence = 60_000

interface PutOptions {
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** Whether the bucket took it. No answer is a no: a refusal that does not name our site looks just like a broken line. */
export function putPart(url: string, part: Blob, { onProgress, signal }: PutOptions): Promise<boolean> {
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let patience = setTimeout(giveUp, silence)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, silence)
      onProgress(loaded)
    }
    request.onload = () => resolve(request.status >= 200 && request.status < 300)
    request.onerror = () => resolve(false)
    request.onabort = () => (signal.aborted ? reject(signal.reason) : resolve(false))
    request.onloadend = () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', giveUp)
    }
    request.open('PUT', url)
    signal.addEventListener('abort', giveUp)
    request.send(part)
  })
}
