import { useEffect, useState } from 'react'
import { type FoundReason, keep, readKept } from './kept-reasons'

type Place = Pick<FoundReason, 'field' | 'second'>
type Words = Pick<FoundReason, 'text' | 'libraryId'>

const mostReasons = 50

/** What is wrong, in the order it was found; several things may be wrong with one field. */
export function useFoundReasons(workId: number) {
  const [list, setList] = useState(() => readKept(workId))
  /** Whose words are to be written next. */
  const [opened, setOpened] = useState<{ key: string; turn: number }>()
  useEffect(() => keep(workId, list), [workId, list])

  const open = (key: string) => setOpened(before => ({ key, turn: (before?.turn ?? 0) + 1 }))
  const add = (reason: Place & Words) => {
    const key = crypto.randomUUID()
    setList(before => (before.length < mostReasons ? [...before, { key, ...reason }] : before))
    return key
  }
  const isHere = (place: Place) => (reason: FoundReason) =>
    reason.field === place.field && reason.second === place.second

  return {
    list,
    opened,
    of: (field: string) => list.filter(reason => reason.field === field),
    /** Begins a reason here, or goes on with the one that is here already. */
    mark: (place: Place) =>
      open(list.find(isHere(place))?.key ?? add({ ...place, text: '', libraryId: null })),
    /** One from the library, with nothing more to write: into the empty one that waits here, if there is one. */
    choose: (place: Place, words: Words) => {
      const empty = list.find(
        reason =>
          reason.field === place.field &&
          reason.text === '' &&
          (place.second ?? reason.second) === reason.second,
      )
      const isThere = list.some(reason => isHere(place)(reason) && reason.libraryId === words.libraryId)
      if (empty) setList(before => before.map(one => (one.key === empty.key ? { ...one, ...words } : one)))
      else if (!isThere) add({ ...place, ...words })
    },
    write: (key: string, words: Words) =>
      setList(before => before.map(reason => (reason.key === key ? { ...reason, ...words } : reason))),
    remove: (key: string) => setList(before => before.filter(reason => reason.key !== key)),
    clear: () => {
      // Not only the state: whoever goes on to the next work leaves before it is drawn again.
      keep(workId, [])
      setList([])
    },
    isComplete: list.length > 0 && list.every(({ text }) => text.trim() !== ''),
  }
}

export type FoundReasons = ReturnType<typeof useFoundReasons>
