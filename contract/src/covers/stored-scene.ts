// What was stored stays as it was when a new version of the program knows more. It is completed whenever it is read: a field that
// is new stands as the schema has it, what the program no longer knows is left out. A change that cannot be said by a
// field with a default counts `sceneVersion` up and adds its step here.
import { colour, type Layer, layer, type Scene, scene, sceneLimits, sceneVersion } from './scene'

type Stored = Record<string, unknown>

/** From the version it is filed under to the next. */
const steps: Record<number, (stored: Stored) => Stored> = {}

export function readStoredScene(stored: unknown): Scene {
  const upgraded = upgrade(isPlain(stored) ? stored : {})
  const whole = scene.safeParse(upgraded)
  return whole.success ? whole.data : readParts(upgraded)
}

function upgrade(stored: Stored): Stored {
  let current = stored
  for (let from = Number(stored.version) || 0; from < sceneVersion; from++)
    current = steps[from]?.(current) ?? current
  return { ...current, version: sceneVersion }
}

/** One layer that is not known any more keeps none of the others from being shown. */
function readParts(stored: Stored): Scene {
  const ground = colour.safeParse(stored.ground)
  const layers = layersIn(stored.layers)
  return {
    version: sceneVersion,
    ground: ground.data ?? '#ffffff',
    layers: layers.slice(0, sceneLimits.layers),
  }
}

function layersIn(stored: unknown): Layer[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const known = layer.safeParse(each)
    if (known.success) return [known.data]
    if (!isPlain(each) || each.kind !== 'group') return []
    // A group is worth what can be read in it.
    const emptied = layer.safeParse({ ...each, layers: [] })
    return emptied.success ? [{ ...emptied.data, layers: layersIn(each.layers) } as Layer] : []
  })
}

function isPlain(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
