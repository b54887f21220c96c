Feature: Connection status

  @memory @browser @server
  Scenario: A fast server is shown as a good connection
    Given Clara has signed in
    When she goes to "Tags"
    And she waits for a moment
    Then the connection status is "Good connection"
    And she does not see the message "No connection to the server."

  @browser @server
  Scenario: A slow server is shown as a slow connection
    Given the server takes 600 ms to answer
    And Clara has signed in
    When she waits for a moment
    Then the connection status is "Slow connection"

  @memory @browser @server
  Scenario: A server that does not answer is reported until it answers again
    Given Clara has signed in
    And she has gone to "Tags"
    And she waits for a moment
    When the connection is lost
    And she goes to "Sections"
    And she waits for a moment
    Then she sees the message "No connection to the server."
    And the connection status is "No connection"
    When the connection is restored
    And she goes to "Tags"
    And she goes to "Sections"
    And she waits for a moment
    Then she does not see the message "No connection to the server."
    And the connection status is "Good connection"

  @memory @browser @server
  Scenario: The first call without an answer reports a lost connection, and the first answer takes it back
    Given Clara has signed in
    And she has gone to "Tags"
    When the connection is lost
    And she searches for "sea"
    Then she sees the message "No connection to the server."
    When the connection is restored
    And she searches for "water"
    Then she does not see the message "No connection to the server."

  @memory @browser @server
  Scenario: Going offline and online is reported at once
    Given Clara has signed in
    When the computer goes offline
    Then she sees the message "No connection to the server."
    When the computer is online again
    Then she does not see the message "No connection to the server."
