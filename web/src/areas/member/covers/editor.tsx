export default function CoverEditor() {
  return null
}
