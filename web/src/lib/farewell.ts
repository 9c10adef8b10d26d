// A sentence that outlives its document: said by one page, shown by the next, once.

const key = 'farewell'

export function keepFarewell(message: string) {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Private modes may refuse storage: the next page then comes without the sentence.
  }
}

export function takeFarewell(): string {
  try {
    const message = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return message
  } catch {
    return ''
  }
}
