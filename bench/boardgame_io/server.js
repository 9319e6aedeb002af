// boardgame.io's own server, in memory, with the game of azul.js; prints its port.
const { Server, Origins } = require('boardgame.io/server');
const { Azul } = require('./azul');

const server = Server({ games: [Azul], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then((running) => {
  console.log(`PORT ${running.appServer.address().port}`);
});
