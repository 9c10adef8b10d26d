// The labels of a control, as the standard finds them. The DOM of the tests goes through the whole page for each label of each
// control; a long form has hundreds of both.
const controls = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

const kinds = () => [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

export function quickLabels() {
  for (const kind of kinds())
    Object.defineProperty(kind.prototype, 'labels', { configurable: true, get: labelsOf })
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null
  const { id } = this
  const isNamed = id !== '' && this.ownerDocument.getElementById(id) === this
  return [...this.ownerDocument.getElementsByTagName('label')].filter(label =>
    label.hasAttribute('for')
      ? isNamed && label.htmlFor === id
      : label.contains(this) && label.querySelector(controls) === this,
  )
}
