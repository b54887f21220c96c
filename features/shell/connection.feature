Feature: How well the server can be reached

  @memory @browser @server
  Scenario: A good connection
    Given Clara has signed in
    When she goes to "Tags"
    And she stays there for a moment
    Then the connection is called "Connection good"
    And she is not told "The server is out of reach."

  @browser @server
  Scenario: A slow one
    Given a server that takes 600 ms to answer
    And Clara has signed in
    When she stays there for a moment
    Then the connection is called "Connection slow"

  @memory @browser @server
  Scenario: None, since the server does not answer; and back again
    Given Clara has signed in
    And she has gone to "Tags"
    And she stays there for a moment
    When the connection is lost
    And she goes to "Sections"
    And she stays there for a moment
    Then she is told "The server is out of reach."
    And the connection is called "No connection"
    When the connection is back
    And she goes to "Tags"
    And she goes to "Sections"
    And she stays there for a moment
    Then she is not told "The server is out of reach."
    And the connection is called "Connection good"

  @memory @browser @server
  Scenario: None, since the computer has left the network; told at once, and taken back at once
    Given Clara has signed in
    When the computer leaves the network
    Then she is told "The server is out of reach."
    When the computer is back in the network
    Then she is not told "The server is out of reach."
