import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts)

/** The script of a package's command, run with our own Node: no shell, no .cmd files. @param {string} name */
export const binOf = name => inRoot('node_modules', '.bin', name)
