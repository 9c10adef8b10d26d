import jsQR from 'jsqr'
import QRCode from 'qrcode'
import { describe, expect, it } from 'vitest'
import { checkScene } from '#covers/check/check-scene'
import { plain, shapeLayer } from '#covers/compose/layer'
import { sceneOf, titleLayer } from '../../testing/cover-kit'
import { nodeSurface } from './node-surface'

/** The squares of a code as one shape, so wide. */
function codeLayer(text: string, width: number) {
  const { modules } = QRCode.create(text, {})
  const square = width / (modules.size + 8)
  const path = Array.from({ length: modules.size ** 2 }, (_, index) => index)
    .filter(index => modules.data[index])
    .map(index => {
      const [x, y] = [(index % modules.size) + 4, Math.floor(index / modules.size) + 4]
      return `M${(x * square).toFixed(1)} ${(y * square).toFixed(1)}h${square.toFixed(2)}v${square.toFixed(2)}h${(-square).toFixed(2)}Z`
    })
    .join('')
  const ground = shapeLayer('Ground', `M0 0H${width}V${width}H0Z`, plain('#ffffff'), { x: 300, y: 300 })
  return [ground, shapeLayer('Code', path, plain('#111111'), { x: 300, y: 300 })]
}

describe('a QR code on a cover', () => {
  it.each([500, 1100, 2400])('of %i units is found', width => {
    const scene = sceneOf(...codeLayer('https://example.com/a', width))
    const rules = checkScene(scene, undefined, nodeSurface(), jsQR)
    expect(rules.find(({ rule }) => rule === 'code')).toEqual({ rule: 'code', isKept: false })
  })

  it('is not seen where there is none, and not looked for without a reader', () => {
    const scene = sceneOf(titleLayer())
    expect(checkScene(scene, undefined, nodeSurface(), jsQR).at(-1)).toEqual({ rule: 'code', isKept: true })
    expect(checkScene(scene, undefined, nodeSurface()).map(({ rule }) => rule)).not.toContain('code')
  })
})
