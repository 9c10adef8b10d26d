// The browser's own dialogs and popovers: opened, in the way of the keyboard, closed by Escape. The DOM of the tests has none.

const open = 'data-is-open'

export function addNativeLayers() {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  Object.assign(Element.prototype, { matches })
  document.addEventListener('click', pressed)
  document.addEventListener('keydown', escaped)
}

export const isClosedLayer = (element: Element) =>
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.hasAttribute('popover') && !element.hasAttribute(open))

const matchesAsBefore = Element.prototype.matches
function matches(this: Element, selector: string): boolean {
  return selector === ':popover-open' ? this.hasAttribute(open) : matchesAsBefore.call(this, selector)
}

const before = new WeakMap<Element, Element | null>()

function showModal(this: HTMLDialogElement) {
  before.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('button, a[href], input')?.focus()
}

function close(this: HTMLDialogElement) {
  this.open = false
  giveBack(this)
  this.dispatchEvent(new Event('close'))
}

function showPopover(this: HTMLElement) {
  before.set(this, document.activeElement)
  this.setAttribute(open, '')
}

function hidePopover(this: HTMLElement) {
  this.removeAttribute(open)
  giveBack(this)
}

function giveBack(layer: Element) {
  const place = before.get(layer)
  if (place instanceof HTMLElement) place.focus()
}

function pressed({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) return
  if (panel.hasAttribute(open)) panel.hidePopover()
  else panel.showPopover()
}

function escaped({ key }: KeyboardEvent) {
  if (key !== 'Escape') return
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (dialog) return dialog.close()
  document.querySelector<HTMLElement>(`[popover][${open}]`)?.hidePopover()
}
