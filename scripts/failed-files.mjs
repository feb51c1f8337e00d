// A reporter of Node's test runner: writes the name of each file in which a test failed. It must not know what is tested.
export default async function* failedFiles(events) {
  const seen = new Set();
  for await (const { type, data } of events) {
    if (type !== "test:fail" || data.file === undefined || seen.has(data.file)) continue;
    seen.add(data.file);
    yield `${data.file}\n`;
  }
}
