import type { Layer } from '#contract/covers/scene'
import type { Translate } from '../../../../../lib/words'

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The generator names layers for itself; a person reads what kind they are, and their own names once they gave some. */
const isOwnName = ({ id, name }: Layer) =>
  name !== '' && id.replace(/-\d+$/, '') !== slug(name).replace(/-\d+$/, '')

export function layerLabel(layer: Layer, t: Translate<'cover-editor'>): string {
  const [line = ''] = layer.kind === 'text' ? layer.text.split('\n') : []
  if (layer.kind === 'text' && line.trim() !== '') return line
  return isOwnName(layer) ? layer.name : t(`kind.${layer.kind}`)
}
