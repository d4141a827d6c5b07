// Plain JavaScript, so that any Node.js can say what is wrong instead of failing on the first type.
const wanted = 'v24.';

if (!process.version.startsWith(wanted)) {
  console.error(
    `This project runs on Node.js 24, and this is ${process.version} (${process.execPath}). ` +
      'Node.js 24 comes with the packages: run npm ci, and start the scripts with npm run.',
  );
  process.exit(1);
}
