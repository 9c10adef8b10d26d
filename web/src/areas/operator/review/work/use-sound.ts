// All players of the desk: one sounds at a time, and the keys find the one that is meant.
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Player } from '../../../../features/materials/player/use-player'

export interface Sound {
  put: (name: string, player: Player) => void
  drop: (name: string) => void
  /** It has begun: everything else falls silent. */
  begun: (name: string) => void
  subscribe: (listener: () => void) => () => void
  /** Where it stands; undefined while there is no such player. */
  now: (name: string | undefined) => number | undefined
  /** The named one, or the one that was heard last, or the first. */
  find: (name: string | undefined) => Player | undefined
}

export function useSound(): Sound {
  const players = useRef(new Map<string, Player>())
  const last = useRef<string>(undefined)
  const listeners = useRef(new Set<() => void>())
  return useMemo(() => {
    const change = (deed: () => void) => {
      deed()
      for (const listener of listeners.current) listener()
    }
    return {
      put: (name, player) => change(() => players.current.set(name, player)),
      drop: name => change(() => players.current.delete(name)),
      subscribe: listener => {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
      now: name => players.current.get(name ?? '')?.now,
      begun: name => {
        last.current = name
        for (const [other, player] of players.current) if (other !== name && player.isPlaying) player.pause()
      },
      find: name =>
        players.current.get(name ?? '') ??
        players.current.get(last.current ?? '') ??
        players.current.values().next().value,
    }
  }, [])
}

/** Follows a player from elsewhere on the desk. */
export function useNow(sound: Sound, name: string | undefined): number | undefined {
  return useSyncExternalStore(sound.subscribe, () => sound.now(name))
}

/** Makes a player one of the desk's. */
export function useHeard(sound: Sound, name: string, player: Player, onBegin?: () => void) {
  // Whatever it says of itself changes with each drawing.
  useEffect(() => sound.put(name, player))
  useEffect(() => () => sound.drop(name), [sound, name])
  const { isPlaying } = player
  const tell = useEffectEvent(() => onBegin?.())
  useEffect(() => {
    if (!isPlaying) return
    sound.begun(name)
    tell()
  }, [sound, name, isPlaying])
}
