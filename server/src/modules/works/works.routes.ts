import { waitingCount } from '#contract/works/calls'
import * as roster from '#contract/works/roster-calls'
import * as calls from '#contract/works/work-calls'
import { handle } from '../../platform/http/call-handler'
import { deleteOwnDraft, restoreOwnDraft } from './drafts/bin'
import { addTracksToAlbum, orderTracksOfAlbum, removeTrackFromAlbum } from './drafts/change-tracks'
import { changeSeveralWorks } from './drafts/change-works'
import { copyRelease } from './drafts/copy-work'
import { createDraft } from './drafts/create-work'
import { saveDraft } from './drafts/save-work'
import { suggestUsedNames } from './drafts/suggest-names'
import { listOwnWorks } from './list/list-works'
import { readOwnTimeline } from './list/timeline'
import { countWaiting } from './list/waiting-count'
import { answerTheReviewer } from './moves/answer-reviewer'
import { completeDraft } from './moves/complete-work'
import { recall, releaseAgain, revise, sendSupplement } from './moves/member-moves'
import { changeWorkScope, chooseWorkScope } from './moves/scope-moves'
import { takeOwnDown } from './moves/take-down'
import { readOwnWork } from './read-work'
import { discardOwnRevision } from './revisions/discard-revision'
import { openRevision } from './revisions/start-revision'
import { listOwnRoster } from './roster/list-roster'
import { removeArtist, saveArtist } from './roster/save-artist'

export const worksRoutes = [
  handle(calls.createWork, createDraft),
  handle(calls.copyWork, copyRelease),
  handle(calls.readWork, readOwnWork),
  handle(calls.saveWork, saveDraft),
  handle(calls.addTracks, addTracksToAlbum),
  handle(calls.removeTrack, removeTrackFromAlbum),
  handle(calls.orderTracks, orderTracksOfAlbum),
  handle(calls.suggestNames, suggestUsedNames),
  handle(calls.completeWork, completeDraft),
  handle(calls.chooseScope, chooseWorkScope),
  handle(calls.changeScope, changeWorkScope),
  handle(calls.recallWork, recall),
  handle(calls.reviseWork, revise),
  handle(calls.takeDownWork, takeOwnDown),
  handle(calls.releaseWorkAgain, releaseAgain),
  handle(calls.submitSupplement, sendSupplement),
  handle(calls.answerReviewer, answerTheReviewer),
  handle(calls.startRevision, openRevision),
  handle(calls.discardRevision, discardOwnRevision),
  handle(calls.deleteDraft, deleteOwnDraft),
  handle(calls.restoreDraft, restoreOwnDraft),
  handle(calls.changeWorks, changeSeveralWorks),
  handle(calls.listWorks, listOwnWorks),
  handle(calls.readTimeline, readOwnTimeline),
  handle(waitingCount, countWaiting),
  handle(roster.listRoster, listOwnRoster),
  handle(roster.saveRosterArtist, saveArtist),
  handle(roster.removeRosterArtist, removeArtist),
]
