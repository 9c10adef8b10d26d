import type { MoveInRecord } from './move-ins.queries'

type Standing = Pick<MoveInRecord, 'state'>

const isBusy = ({ state }: Standing) => state === 'reading' || state === 'making'

/** Another list takes the place of the first as long as nothing was made of it. */
export const canList = (moveIn: Standing, made: number) => !isBusy(moveIn) && made === 0
export const canAddFiles = ({ state }: Standing) => state !== 'closed'
export const canEdit = ({ state }: Standing) => state === 'ready'
export const canMake = ({ state }: Standing, makeable: number) => state === 'ready' && makeable > 0
