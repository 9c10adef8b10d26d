// Draws one cover in a thread of its own and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { drawCover } from './draw-cover'

parentPort?.postMessage(await drawCover(workerData))
