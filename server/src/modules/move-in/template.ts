// The template that a member fills in: one line of headings in their language, and one example that is never imported.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Language } from '#contract/language'
import { moveInTemplatePath, readMoveIn } from '#contract/move-in/calls'
import { emptyValues, type MoveInValues, moveInColumns } from '#contract/move-in/columns'
import { serveExport } from '../../platform/export/serve-export'
import type { Column } from '../../platform/export/table'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { say } from '../../platform/texts/texts'
import './move-in.texts'

export function registerMoveInTemplate(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: moveInTemplatePath,
    like: readMoveIn,
    input: z.object({}),
    async open({ language }) {
      return {
        title: say('moveIn.template', language),
        plainName: 'move-in-template',
        columns: columnsIn(language),
        rows: once([exampleIn(language)]),
      }
    },
  })
}

const columnsIn = (language: Language): Column<MoveInValues>[] =>
  moveInColumns.map(column => ({
    heading: say(`moveIn.column.${column}`, language),
    kind: 'text',
    value: values => values[column],
  }))

function exampleIn(language: Language): MoveInValues {
  const word = (name: string) => say(`moveIn.example.${name}`, language)
  const [person, label] = [word('person'), word('label')]
  return {
    ...emptyValues,
    ...{ release_title: word('release'), release_artists: person, upc: '036000291452', label },
    ...{ original_release_date: '2021-06-18', genre: word('genre'), release_language: word('language') },
    ...{ p_line: `2021 ${label}`, c_line: `2021 ${label}`, track_number: '1', track_title: word('track') },
    ...{ track_artists: word('artist'), isrc: 'CNT012100001', language: word('language') },
    ...{ explicit: word('no'), instrumental: word('no'), composers: person, lyricists: person },
    ...{ performers: person, audio_file: '01-night-sailing.wav', cover_file: 'cover.jpg' },
    lyrics_file: '01-night-sailing.lrc',
  }
}

async function* once<T>(rows: readonly T[]) {
  yield rows
}
