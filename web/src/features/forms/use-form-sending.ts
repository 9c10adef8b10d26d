import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { reportProblem } from '../../lib/problems'

/** Sends a form, once at a time. Reasons appear at their fields, and whatever was typed stays. */
export function useFormSending<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  send: (values: Sent) => Promise<void>,
) {
  const isUnderWay = useRef(false)
  return form.handleSubmit(async values => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await send(values)
    } catch (error) {
      showProblems(form, error)
    } finally {
      isUnderWay.current = false
    }
  })
}

function showProblems<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
) {
  if (error instanceof TransportFailure) return
  if (!(error instanceof CallRefused)) return reportProblem({ kind: 'transport', detail: String(error) })
  let isFirst = true
  for (const { field, message } of error.fields) {
    const name = field as FieldPath<Values>
    if (form.getValues(name) === undefined) {
      reportProblem({ kind: 'refused', message })
      continue
    }
    form.setError(name, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
}

/** A refusal that names no field, told at the one it is about. */
export function atField({ code, message }: CallRefused, field: string): CallRefused {
  return new CallRefused(code, message, [{ field, message }])
}
